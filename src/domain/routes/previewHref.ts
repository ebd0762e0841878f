import type { Preferences } from '@/domain/preferences';
import { withPreferences } from './answerHref';

/** The picture of a link preview. @param page the path of a feature or key */
export const previewHref = (page: string, preferences?: Preferences): string =>
  withPreferences(`/preview${page}.png`, preferences);
