// The package itself, under the name browserBuild.ts gives it where its own name leads to
// hydrateInSlices.ts.
declare module 'react-dom-client' {
  export * from 'react-dom/client';
  export const version: string;
}
