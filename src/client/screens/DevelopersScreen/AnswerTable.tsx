import { BreakableText } from '@/client/ui/BreakableText';
import { DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import {
  badgeHref,
  cardHref,
  exportHref,
  featureFeedHref,
  featureJsonHref,
  feedHref,
  markdownHref,
  oembedHref,
  policyBadgeHref,
  previewHref,
} from '@/domain/routes/answers';
import { audienceFileHref } from '@/domain/routes/audiences';
import { calendarFileHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';

const ANSWERS = [
  {
    address: featureJsonHref('has'),
    gives: 'The data of a feature’s page, as JSON',
    parameters: 'audience, line',
  },
  {
    address: markdownHref(href.feature('has')),
    gives:
      'The same as Markdown; for a key, /compat/css/selectors/has.md. The page itself answers this way to Accept: text/markdown',
    parameters: 'audience, line',
  },
  {
    address: previewHref(href.feature('has')),
    gives:
      'The verdict as a picture of 1200 × 630 pixels, for link previews; for a key, /preview/compat/…',
    parameters: 'audience, line',
  },
  {
    address: calendarFileHref(),
    gives: 'Coming browser releases, as iCalendar',
    parameters: 'audience, line',
  },
  {
    address: badgeHref(href.feature('has')),
    gives: 'A badge; for a key, /badge/compat/css.selectors.has.svg',
    parameters: 'audience, line, theme',
  },
  {
    address: policyBadgeHref(),
    gives: 'A badge of what a team supports',
    parameters: 'those of /policy, and theme',
  },
  {
    address: cardHref(href.feature('has')),
    gives: 'A card for an <iframe>, without scripts or cookies; for a key, /embed/compat/…',
    parameters: 'audience, line, theme',
  },
  {
    address: `${oembedHref('')}…`,
    gives: 'The card for a page’s address, as oEmbed 1.0',
    parameters: 'url, maxwidth, maxheight',
  },
  {
    address: feedHref('newly'),
    gives:
      'Features that became newly available, as Atom; also /feeds/widely and /feeds/discouraged',
    parameters: 'audience',
  },
  {
    address: feedHref('query', { query: 'group:css' }),
    gives: 'Every feature that matches a query, as Atom, 200 a page',
    parameters: 'q, audience, page',
  },
  {
    address: featureFeedHref('has'),
    gives: 'When each browser came to support a feature, and its steps in Baseline, as Atom',
    parameters: '–',
  },
  {
    address: exportHref('browserslistrc', ['has', 'grid']),
    gives: 'The oldest releases that fully support all of them',
    parameters: 'features, q',
  },
  {
    address: exportHref('eslint.json', ['has']),
    gives: 'Configuration that lets css/use-baseline of @eslint/css accept them',
    parameters: 'features, q, available',
  },
  {
    address: exportHref('stylelint.json', ['has']),
    gives: 'The same for stylelint-plugin-use-baseline',
    parameters: 'features, q, available',
  },
  {
    address: audienceFileHref('csv', 'region:DE'),
    gives: 'The releases of an audience and their shares, as CSV; also /exports/audience.json',
    parameters: 'audience',
  },
  {
    address: '/openapi.json',
    gives: 'These addresses and their parameters, as OpenAPI 3.1',
    parameters: '–',
  },
] as const;

/** Answers that need no GraphQL, each at its own URL. */
export function AnswerTable() {
  return (
    <DataTable
      caption="Answers without GraphQL"
      columns={[
        {
          heading: 'Address',
          cell: ({ address }) => (
            <code>
              <BreakableText text={address} />
            </code>
          ),
        },
        { heading: 'Gives', className: cells.below, cell: ({ gives }) => gives },
        { heading: 'Parameters', className: cells.below, cell: ({ parameters }) => parameters },
      ]}
      rows={ANSWERS}
      getKey={({ address }) => address}
    />
  );
}
