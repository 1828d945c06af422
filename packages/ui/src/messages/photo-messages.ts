/** The texts of photo fields. */
export interface PhotoMessages {
  photo: {
    choose: string;
    chooseAnother: string;
    /** The accessible name of the photo that is already stored. */
    current: string;
    crop: string;
    remove: string;
    /** Announced after a photo was cropped or removed. */
    added: string;
    removed: string;
    cropTitle: string;
    cropHint: string;
    cropArea: string;
    zoom: string;
    preview: string;
    use: string;
    uploading: string;
    notCropped: string;
    /** The browser cannot show the picture. */
    unreadable: string;
    /** The browser cannot show the picture, which is accepted as it is. */
    uncropped: string;
    tooLarge: (size: string, limit: string) => string;
  };
}

export const englishPhoto: PhotoMessages = {
  photo: {
    choose: "Choose a photo",
    chooseAnother: "Choose another photo",
    current: "Current photo",
    crop: "Crop again",
    remove: "Remove photo",
    added: "Photo added",
    removed: "Photo removed",
    cropTitle: "Crop photo",
    cropHint: "Drag the photo, or move it with the arrow keys.",
    cropArea: "Photo. Use the arrow keys to move it.",
    zoom: "Zoom",
    preview: "Preview",
    use: "Use photo",
    uploading: "Uploading the photo",
    notCropped: "Couldn't crop the photo. Try another file.",
    unreadable: "This browser can't display the file. Choose a JPEG or PNG file.",
    uncropped:
      "This browser can't display the file, so you can't crop it. You can use it as is, and the center will be shown.",
    tooLarge: (size, limit) => `This file is ${size}. The maximum is ${limit}.`,
  },
};
