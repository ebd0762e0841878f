import { route } from '@/relay/route/route';
import { forecastScreen } from '@/screens/ForecastScreen/ForecastScreen';

export default route(forecastScreen);
