import { useState } from 'react';

/**
 * State that begins as what the address says, and again whenever the address has changed: what is
 * chosen shows at once, and going back undoes it.
 */
export function useAddressed<T>(address: string | undefined, addressed: T) {
  const [state, setState] = useState({ address, value: addressed });
  const isOld = state.address !== address;
  if (isOld) setState({ address, value: addressed });
  const setValue = (value: T) => setState({ address, value });
  return [isOld ? addressed : state.value, setValue] as const;
}
