import { forecastScreen } from '@/client/screens/ForecastScreen/ForecastScreen';
import { route } from '@/relay/route/route';

export default route(forecastScreen);
