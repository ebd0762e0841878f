// Lints HTML with the real plugin and prints what it reports, as lintCss.mjs does for CSS. In: an
// array of { html, config }. Out: an array of messages.
import { json } from 'node:stream/consumers';
import html from '@html-eslint/eslint-plugin';
import { Linter } from 'eslint';

const jobs = await json(process.stdin);

const reports = jobs.map(({ html: code, config }) =>
  new Linter()
    .verify(
      code,
      [
        {
          files: ['**/*.html'],
          plugins: { '@html-eslint': html },
          language: '@html-eslint/html',
          ...config,
        },
      ],
      'a.html',
    )
    .map(({ message }) => message),
);
console.log(JSON.stringify(reports));
