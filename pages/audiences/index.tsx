import { route } from '@/relay/route/route';
import { audiencesScreen } from '@/screens/AudiencesScreen/AudiencesScreen';

export default route(audiencesScreen);
