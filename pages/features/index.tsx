import { route } from '@/relay/route';
import { FeaturesScreen, featuresScreenQuery } from '@/screens/FeaturesScreen/FeaturesScreen';
import { featuresVariables } from '@/screens/FeaturesScreen/featuresAddress';

export default route(FeaturesScreen, featuresScreenQuery, featuresVariables);
