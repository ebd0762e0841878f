import { audienceComparisonScreen } from '@/client/screens/AudienceComparisonScreen/AudienceComparisonScreen';
import { route } from '@/relay/route/route';

export default route(audienceComparisonScreen);
