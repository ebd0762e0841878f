/** `AGE` drops the oldest releases first; `GAIN`, those that gain most features per person lost. */
export type PolicyRule = 'AGE' | 'GAIN';
