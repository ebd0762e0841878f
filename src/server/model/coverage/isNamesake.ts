import type { CompatKey, Feature } from '@/server/data/catalogue/Catalogue';

/** `api.HTMLElement.popover` for `popover`, `api.Navigator.serviceWorker` for `service-workers`. */
export function isNamesake({ name }: CompatKey, { slug }: Feature): boolean {
  const [own, other] = [name, slug].map((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return own !== '' && other!.startsWith(own!);
}
