import { fork } from '@/relay/fork';
import { route } from '@/relay/route';
import {
  featureOutcome,
  featureVariables,
  namesSeveral,
} from '@/screens/FeatureScreen/featureAddress';
import { FeatureScreen, featureScreenQuery } from '@/screens/FeatureScreen/FeatureScreen';

const featureRoute = route(FeatureScreen, featureScreenQuery, featureVariables, featureOutcome);
const loadFeatureSetScreen = () =>
  import('@/screens/FeatureSetScreen/featureSetRoute').then(
    ({ featureSetRoute }) => featureSetRoute,
  );

export default fork(featureRoute, namesSeveral, loadFeatureSetScreen);
