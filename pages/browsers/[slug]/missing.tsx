import { missingFeaturesScreen } from '@/client/screens/MissingFeaturesScreen/MissingFeaturesScreen';
import { route } from '@/relay/route/route';

export default route(missingFeaturesScreen);
