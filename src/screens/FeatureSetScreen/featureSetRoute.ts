import { route } from '@/relay/route';

import { featureSetOutcome, featureSetVariables } from './featureSetAddress';
import { FeatureSetScreen, featureSetScreenQuery } from './FeatureSetScreen';

export const featureSetRoute = route(
  FeatureSetScreen,
  featureSetScreenQuery,
  featureSetVariables,
  featureSetOutcome,
);
