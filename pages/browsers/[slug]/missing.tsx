import { route } from '@/relay/route/route';
import { missingFeaturesScreen } from '@/screens/MissingFeaturesScreen/MissingFeaturesScreen';

export default route(missingFeaturesScreen);
