export { useIsAlive } from '@/lib/use-is-alive';
