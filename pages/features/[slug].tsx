import { route } from '@/relay/route';
import { featureOutcome, featureVariables } from '@/screens/FeatureScreen/featureAddress';
import { FeatureScreen, featureScreenQuery } from '@/screens/FeatureScreen/FeatureScreen';

export default route(FeatureScreen, featureScreenQuery, featureVariables, featureOutcome);
