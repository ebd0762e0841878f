/** Writes the code that makes pages of one kind measure their audience. */
export function writeBeaconSnippet(
  way: 'html' | 'react' | 'vue' | 'astro' | 'own',
  address: string,
): string {
  const script = `${address}.js`;
  switch (way) {
    case 'html':
      return `<script defer src="${script}"></script>`;
    case 'react':
      return [
        '// React 19, in the root component:',
        `<script async src="${script}" />`,
        '',
        '// Next.js, in app/layout.tsx or pages/_app.tsx:',
        "import Script from 'next/script';",
        `<Script src="${script}" strategy="lazyOnload" />`,
      ].join('\n');
    case 'vue':
      return [
        '<!-- Vue, in index.html: -->',
        `<script defer src="${script}"></script>`,
        '',
        '// Nuxt, in nuxt.config.ts:',
        `app: { head: { script: [{ src: '${script}', defer: true }] } },`,
      ].join('\n');
    case 'astro':
      return `<script is:inline defer src="${script}"></script>`;
    case 'own':
      return `npx plimsoll beacon ${address} > m.js`;
  }
}
