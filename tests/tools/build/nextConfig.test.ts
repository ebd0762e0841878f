import nextConfig from '../../../next.config';

describe('nextConfig', () => {
  // createHttpServer answers /_next/image with 404.
  it('lets next/image request pictures as they are, since the optimizer is refused', () => {
    expect(nextConfig.images).toEqual({ unoptimized: true });
  });
});
