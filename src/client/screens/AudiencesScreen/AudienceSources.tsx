import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';

export function AudienceSources() {
  return (
    <Section title="Where usage data comes from">
      <Prose>
        <p>
          Data for the world, continents and countries is page views published by{' '}
          <a href="https://caniuse.com/usage-table">caniuse</a>. It is not your own traffic, but the
          best public estimate of it.
        </p>
        <p>
          caniuse reports Chrome on Android as “latest” only. We estimate its releases from desktop
          Chrome; you can treat all of it as up to date instead.
        </p>
        <p>Traffic we can’t match to a version isn’t dropped; it counts as unknown.</p>
        <p>
          A <a href="https://github.com/browserslist/browserslist#queries">browserslist</a> query or
          a Baseline target names versions. Versions are weighted by worldwide usage, so one that
          nobody uses any more hardly counts.
        </p>
      </Prose>
    </Section>
  );
}
