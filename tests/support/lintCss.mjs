// Lints style sheets with the real plugins and prints what they report. They are ES modules, which
// Jest cannot require: a process of its own. In: an array of { css, eslint, stylelint }, the
// exported configurations. Out: an array of { eslint, stylelint }, the messages.
import { json } from 'node:stream/consumers';
import css from '@eslint/css';
import { Linter } from 'eslint';
import stylelint from 'stylelint';

const jobs = await json(process.stdin);

function lintWithEslint(code, config) {
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        ...config,
      },
    ],
    'a.css',
  );
  return messages.map(({ message }) => message);
}

async function lintWithStylelint(code, config) {
  const { results } = await stylelint.lint({ code, config });
  const [{ warnings, invalidOptionWarnings, parseErrors }] = results;
  return [...warnings, ...invalidOptionWarnings, ...parseErrors].map(({ text }) => text);
}

const reports = [];
for (const { css: code, eslint, stylelint: config } of jobs)
  reports.push({
    eslint: lintWithEslint(code, eslint),
    stylelint: await lintWithStylelint(code, config),
  });
console.log(JSON.stringify(reports));
