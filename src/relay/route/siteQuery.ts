// The data of the page frame. Runs along with the page's query on the server; the audience picker
// uses it to check a key.
import { graphql } from '@/relay/hooks';

export const siteQuery = graphql`
  query siteQuery($audience: String!) {
    ...AudienceName_query
    ...SiteFooter_query
  }
`;
