export interface DoctorFinding {
  readonly part: string;
  /** `broken` where the server does not start, or not do all it should. */
  readonly state: 'well' | 'note' | 'broken';
  /** A sentence; where something is to be done, what. */
  readonly says: string;
}

export const well = (part: string, says: string): DoctorFinding => ({ part, state: 'well', says });
export const note = (part: string, says: string): DoctorFinding => ({ part, state: 'note', says });
export const broken = (part: string, says: string): DoctorFinding => ({
  part,
  state: 'broken',
  says,
});

/** A finding where `look` throws: its message, and what to do about it. */
export async function findBy(
  part: string,
  look: () => Promise<readonly DoctorFinding[]> | readonly DoctorFinding[],
): Promise<readonly DoctorFinding[]> {
  try {
    return await look();
  } catch (cause) {
    return [broken(part, cause instanceof Error ? cause.message : String(cause))];
  }
}
