import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { AudienceFacts } from './Answers';
import type { GraphqlRequest } from './graphqlRequest';

const QUERY = `query PlimsollAudience($key: String!) {
  audience(key: $key) { key name sourceNote trackedShare browsers { browser { name } share } }
}`;

interface AudienceData {
  readonly audience:
    | (Omit<AudienceFacts, 'browsers'> & {
        readonly browsers: readonly {
          readonly browser: { readonly name: string };
          readonly share: number;
        }[];
      })
    | null;
}

export const serverAudience = {
  request: (key: string): GraphqlRequest => ({ query: QUERY, variables: { key } }),
  read({ audience }: AudienceData): AudienceFacts {
    if (!audience) throw new CliProblem(EXIT.usage, 'The server knows no such audience.');
    return {
      ...audience,
      browsers: audience.browsers.map(({ browser, share }) => ({ name: browser.name, share })),
    };
  },
};
