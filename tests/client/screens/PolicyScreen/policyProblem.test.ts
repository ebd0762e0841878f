import { policyProblem } from '@/client/screens/PolicyScreen/policyProblem';

describe('policyProblem', () => {
  it('says why an address has no policy', () => {
    const view = { adopt: [], decline: [], rule: 'AGE', floors: [] } as const;

    expect(policyProblem({ ...view, adopt: ['has'], decline: ['has'] })).toContain(
      'has is both adopted and declined',
    );
    expect(policyProblem({ ...view, floors: ['safari:1.45'] })).toContain('safari:1.45');
    const many = Array.from({ length: 301 }, (_, index) => `a${index}`);
    expect(policyProblem({ ...view, adopt: many })).toContain('a list of 301 features');
    expect(policyProblem(view)).toBeUndefined();
  });
});
