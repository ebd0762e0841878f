import { route } from '@/relay/route/route';
import { releaseScreen } from '@/screens/ReleaseScreen/ReleaseScreen';

export default route(releaseScreen);
