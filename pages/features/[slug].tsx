import { fork } from '@/relay/route/fork';
import { route } from '@/relay/route/route';
import { isFeatureSet } from '@/routes/featureHref';
import { featureScreen } from '@/screens/FeatureScreen/FeatureScreen';

const loadFeatureSet = async () =>
  route((await import('@/screens/FeatureSetScreen/FeatureSetScreen')).featureSetScreen);

export default fork(route(featureScreen), isFeatureSet, loadFeatureSet);
