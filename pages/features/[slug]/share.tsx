import { route } from '@/relay/route';
import { shareOutcome, shareVariables } from '@/screens/ShareScreen/shareAddress';
import { ShareScreen, shareScreenQuery } from '@/screens/ShareScreen/ShareScreen';

export default route(ShareScreen, shareScreenQuery, shareVariables, shareOutcome);
