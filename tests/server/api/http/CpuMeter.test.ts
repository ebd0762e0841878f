import { CpuMeter } from '@/server/api/http/CpuMeter';

describe('CpuMeter', () => {
  let active = 100;
  const meter = new CpuMeter(() => active);

  it('charges a single request for all work until it ends', () => {
    const end = meter.begin();
    active += 30;

    expect(end()).toBe(30);
  });

  it('charges no client for work while no request is under way', () => {
    active += 500;
    const end = meter.begin();
    active += 1;

    expect(end()).toBe(1);
    expect(meter.underWay).toBe(0);
  });

  it('divides work among the requests under way', () => {
    const [dear, other, third] = [meter.begin(), meter.begin(), meter.begin()];
    active += 300;
    expect(third()).toBe(100);
    active += 100;

    expect(dear()).toBe(150);
    active += 7;
    expect(other()).toBe(157);
  });
});
