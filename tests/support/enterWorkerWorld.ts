// Puts the world of a service worker around this file. Import it for its effect, which the formatter
// keeps first: Workbox looks for the worker's globals as it is imported.
import { enterWorkerWorld } from './workerWorld';

enterWorkerWorld();
