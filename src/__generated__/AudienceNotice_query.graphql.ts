/**
 * @generated SignedSource<<bdbc961e4024177816905bb83e066326>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceNotice_query$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "AudienceNotice_query";
};
export type AudienceNotice_query$key = {
  readonly " $data"?: AudienceNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceNotice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceNotice_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "key",
          "variableName": "audience"
        }
      ],
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ceccc7f6b9daf9c6cb842bdd42723a75";

export default node;
