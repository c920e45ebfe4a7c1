export { t } from './index.generated';
