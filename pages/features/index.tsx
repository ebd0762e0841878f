import { route } from '@/relay/route/route';
import { featuresScreen } from '@/screens/FeaturesScreen/FeaturesScreen';

export default route(featuresScreen);
