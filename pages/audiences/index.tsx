import { audiencesScreen } from '@/client/screens/AudiencesScreen/AudiencesScreen';
import { route } from '@/relay/route/route';

export default route(audiencesScreen);
