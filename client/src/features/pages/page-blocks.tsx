export { Blocks as PageBlocks } from '@/ui/blocks/blocks';
