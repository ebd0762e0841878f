import { alternateRoute } from '@/relay/route/alternateRoute';
import { route } from '@/relay/route/route';
import { isFeatureSet } from '@/routes/featureHref';
import { featureScreen } from '@/screens/FeatureScreen/FeatureScreen';

const loadFeatureSet = async () =>
  route((await import('@/screens/FeatureSetScreen/FeatureSetScreen')).featureSetScreen);

export default alternateRoute(route(featureScreen), isFeatureSet, loadFeatureSet);
