import nextConfig from '../../../next.config';

describe('nextConfig', () => {
  // createHttpServer answers /_next/image with 404.
  it('lets next/image ask for pictures as they are, since the server refuses the optimizer', () => {
    expect(nextConfig.images).toEqual({ unoptimized: true });
  });
});
