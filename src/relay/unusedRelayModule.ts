// What stands in the browser's build for modules of Relay that this app never calls (next.config.ts).
export {};
