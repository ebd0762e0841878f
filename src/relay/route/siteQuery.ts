// What the frame around every screen shows; run with the page's own query on the server, and by the
// audience picker to check a key before it is used.
import { graphql } from '@/relay/hooks';

export const siteQuery = graphql`
  query siteQuery($audience: String!) {
    ...SiteHeader_query
    ...SiteFooter_query
  }
`;
