import { useState } from 'react';

/**
 * State that starts with the address's value, and starts again whenever the address changes. A choice
 * shows at once, and going back undoes it.
 */
export function useAddressed<T>(address: string | undefined, addressed: T) {
  const [state, setState] = useState({ address, value: addressed });
  const isOld = state.address !== address;
  if (isOld) setState({ address, value: addressed });
  const setValue = (value: T) => setState({ address, value });
  return [isOld ? addressed : state.value, setValue] as const;
}
