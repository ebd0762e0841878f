import { route } from '@/relay/route/route';
import { audienceComparisonScreen } from '@/screens/AudienceComparisonScreen/AudienceComparisonScreen';

export default route(audienceComparisonScreen);
