export const loadOther = () => import(/* webpackChunkName: "scan-other" */ './otherFiles');
