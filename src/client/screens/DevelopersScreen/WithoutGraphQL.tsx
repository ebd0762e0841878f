import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { AnswerTable } from './AnswerTable';

export function WithoutGraphQL() {
  return (
    <Section title="Without GraphQL" id="answers">
      <Prose>
        <p>
          CORS is enabled, conditional requests are answered, and responses can be cached for an
          hour. Cookies are not read. Defaults: audience <code>world</code>, line 95, the viewer’s
          theme.
        </p>
      </Prose>
      <AnswerTable />
    </Section>
  );
}
