import { featureScreen } from '@/client/screens/FeatureScreen/FeatureScreen';
import { isFeatureSet } from '@/domain/routes/subjects';
import { alternateRoute } from '@/relay/route/alternateRoute';
import { route } from '@/relay/route/route';

const loadFeatureSet = async () =>
  route((await import('@/client/screens/FeatureSetScreen/FeatureSetScreen')).featureSetScreen);

export default alternateRoute(route(featureScreen), isFeatureSet, loadFeatureSet);
