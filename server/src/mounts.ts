import { exportDoor } from './exports/export-door.js';
import type { Mount } from './http/express-app.js';
import { pages } from './http/pages.js';
import { restDoor } from './rest/mount.js';
import { serveUploads } from './uploads/serve-uploads.js';

/** The parts of the site beside GraphQL, in the order in which they are asked: uploads, downloads, REST, then pages, which answer every other path. */
export const mounts: readonly Mount[] = [serveUploads, exportDoor, restDoor, pages];
