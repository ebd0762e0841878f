// What stands in the browser's build for modules of Relay and Next that this app never calls (next.config.ts).
export {};
