import { namesSeveralAudiences, redirectComparison } from '@/server/api/http/redirectComparison';

function locationOf(url: string): string | undefined {
  let location: string | undefined;
  const response = {
    writeHead: (_: number, headers: { Location: string }) => {
      location = headers.Location;
      return { end: () => undefined };
    },
  };
  if (namesSeveralAudiences({ url } as never))
    void redirectComparison({ url } as never, response as never);
  return location;
}

describe('redirectComparison', () => {
  it('leads an address with several audiences to the page that shows them', () => {
    expect(locationOf('/features/has?audience=world,region:DE&line=90')).toBe(
      '/features/has/audiences?audience=world&audience=region:DE&line=90',
    );
    expect(locationOf('/features/has,subgrid?audience=world&audience=region%3ADE')).toBe(
      '/features/has,subgrid/audiences?audience=world&audience=region:DE',
    );
  });

  it('keeps those that are too many, for the page to name', () => {
    expect(locationOf('/features/has?audience=a&audience=b&audience=c&audience=d&audience=e')).toBe(
      '/features/has/audiences?audience=a&audience=b&audience=c&audience=d&audience=e',
    );
  });

  it('leaves every other address alone', () => {
    for (const url of [
      '/features/has',
      '/features/has?audience=region:DE',
      '/features/has?audience=browserslist:last%202%20versions,%20not%20dead',
      '/features/has.json?audience=world,region:DE',
      '/features?audience=world,region:DE',
    ])
      expect(locationOf(url)).toBeUndefined();
  });
});
