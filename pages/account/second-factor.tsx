import { secondFactorScreen } from '@/client/screens/SecondFactorScreen/SecondFactorScreen';
import { route } from '@/relay/route/route';

export default route(secondFactorScreen);
