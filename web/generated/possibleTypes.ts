
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Notification": [
      "AssignmentNotification",
      "CommentNotification",
      "DocumentNotification",
      "ReviewNotification"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Notification": [
      "AssignmentNotification",
      "CommentNotification",
      "DocumentNotification",
      "ReviewNotification"
    ]
  }
};
      export default result;
    