import { useRouter } from 'next/router';

/**
 * The audience and line of a shared URL as hidden fields, because submitting a GET form replaces
 * the URL's whole query.
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
