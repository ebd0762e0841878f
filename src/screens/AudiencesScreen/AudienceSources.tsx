import { Prose } from '@/ui/Prose';
import { Section } from '@/ui/Section';

/** What the shares are, and what they are not. */
export function AudienceSources() {
  return (
    <Section title="Where the numbers come from">
      <Prose>
        <p>
          The world, continents and countries are page views as{' '}
          <a href="https://caniuse.com/usage-table">caniuse</a> publishes them. They are not your
          own visitors: they are the best public estimate of them.
        </p>
        <p>
          Those data know Chrome on Android only as “latest”. It is spread over releases as Chrome
          on desktops is, which is an estimate; it can be counted wholly as its newest release
          instead.
        </p>
        <p>
          What is not tracked release by release is never dropped: it counts as unknown in every
          answer.
        </p>
        <p>
          A <a href="https://github.com/browserslist/browserslist#queries">browserslist</a> query or
          a Baseline target names releases. Each weighs as much as the world uses it, so that an old
          release nobody has left counts for little.
        </p>
      </Prose>
    </Section>
  );
}
