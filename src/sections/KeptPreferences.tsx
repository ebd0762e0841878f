import { useRouter } from 'next/router';

/**
 * The audience and line of a shared address, as hidden fields: a GET form replaces the whole query
 * of the address it is on.
 */
export function KeptPreferences() {
  const { query } = useRouter();
  return ['audience', 'line'].map((name) => {
    const value = [query[name]].flat()[0];
    return value === undefined ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    );
  });
}
