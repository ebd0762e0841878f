import { featuresScreen } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { route } from '@/relay/route/route';

export default route(featuresScreen);
