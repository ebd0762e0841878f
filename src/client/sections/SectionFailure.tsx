import { lazySection } from '@/relay/route/lazySection';

/**
 * Replaces a section whose data failed, while the rest of the page stays. Following
 * docs/decisions/0022-sections.md, a fragment that reads a computed field catches its errors, and
 * its component renders this before it can reach the data. Nothing is thrown, so server and browser
 * render the same. Its code loads late: sections seldom fail.
 */
export const SectionFailure = lazySection(
  async () =>
    (await import(/* webpackChunkName: "frame-sections" */ './SectionFailureNotice'))
      .SectionFailureNotice,
);
