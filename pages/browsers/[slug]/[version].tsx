import { releaseScreen } from '@/client/screens/ReleaseScreen/ReleaseScreen';
import { route } from '@/relay/route/route';

export default route(releaseScreen);
